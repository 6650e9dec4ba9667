import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  AdminUser,
  AdminUserPage,
  AdminUserQuery,
  ToggleActiveInput,
  UserRoleInput,
  UserStats,
} from "../../contract/adminUsers";
import { IdParams } from "../../contract/common";
import { changeRole, toggleActive } from "./actions";
import { countUsers, listUsers } from "./repository";

const RECENT_DAYS = 30;
const DAY_MS = 86_400_000;

/** `/api/admin/users`: who has an account, and what they may do. */
export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  const root = "/api/admin/users";
  const one = { params: IdParams, response: { 200: AdminUser } };
  app.get(root, { schema: { querystring: AdminUserQuery, response: { 200: AdminUserPage } } }, (request) =>
    listUsers(app.db, request.query),
  );
  app.get(`${root}/stats`, { schema: { response: { 200: UserStats } } }, () =>
    countUsers(app.db, new Date(app.now().getTime() - RECENT_DAYS * DAY_MS).toISOString()),
  );
  app.put(`${root}/:id/toggle-active`, { schema: { ...one, body: ToggleActiveInput } }, (request) =>
    toggleActive(request, request.params.id, request.body),
  );
  app.put(`${root}/:id/role`, { schema: { ...one, body: UserRoleInput } }, (request) =>
    changeRole(request, request.params.id, request.body),
  );
};

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { DonationPage, DonationQuery } from "../../contract/donations";
import { callerOf } from "../access";
import { listDonations } from "./repository";

const PAGE_SIZE = 20;

/** `/api/donations`: the caller's own. One is begun by `POST /api/payments/intent`. */
export const donationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/api/donations",
    { schema: { querystring: DonationQuery, response: { 200: DonationPage } } },
    async (request) => {
      const { page = 1, size = PAGE_SIZE } = request.query;
      const { id: userId } = callerOf(request);
      return listDonations(app.db, { userId, page, size });
    },
  );
};

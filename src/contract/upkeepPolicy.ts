import type { Permission } from "./roles";

/** Who keeps records right: what is on record twice, or at a wrong place. */
export const upkeepPolicy = {
  "GET /api/admin/temples/duplicates": "temples",
  "GET /api/admin/temples/duplicates/clusters": "temples",
  "GET /api/admin/temples/twins": "temples",
  "GET /api/admin/temples/place-check": "temples",
  "PUT /api/admin/temples/distinctions": "temples",
  "GET /api/admin/temples/positions": "temples",
  "GET /api/admin/temples/:id/position": "temples",
  "PUT /api/admin/temples/:id/position": "temples",
  "POST /api/admin/temples/:id/position/undo": "temples",
  "POST /api/admin/temples/:id/merge": "temples",
  "POST /api/admin/temples/:id/merge-all": "temples",
} as const satisfies Record<string, Permission>;

import type { Permission } from "./roles";

/** Who may call what of the imports that are jobs: rows of `policy`. */
export const importPolicy = {
  "POST /api/admin/temples/imports": "temples",
  "POST /api/admin/festivals/imports": "festivals",
  "GET /api/admin/imports": "imports", // of the nouns that one may import
  "GET /api/admin/imports/sources": "imports",
  "GET /api/admin/imports/:id": "imports",
  "GET /api/admin/imports/:id/facets": "imports",
  "GET /api/admin/imports/:id/facets/:at": "imports",
  "GET /api/admin/imports/:id/facets/:at/clusters": "imports",
  "PUT /api/admin/imports/:id/source": "imports",
  "GET /api/admin/imports/:id/rows": "imports",
  "PUT /api/admin/imports/:id/mapping": "imports",
  "PUT /api/admin/imports/:id/repairs": "imports",
  "PUT /api/admin/imports/:id/sheet": "imports",
  "PUT /api/admin/imports/:id/layout": "imports",
  "PUT /api/admin/imports/:id/choices": "imports",
  "GET /api/admin/imports/:id/gone": "imports",
  "GET /api/admin/imports/:id/preview": "imports",
  "POST /api/admin/imports/:id/apply": "imports",
  "POST /api/admin/imports/:id/cancel": "imports",
  "POST /api/admin/imports/:id/undo": "imports",
  "GET /api/admin/imports/:id/failed.csv": "anyone", // by ticket, as exports
} as const satisfies Record<string, Permission>;

import type {
  BaseRecord,
  CrudFilter,
  CrudSort,
  DataProvider,
  GetListParams,
  GetListResponse,
  GetManyParams,
} from "@refinedev/core";
import simpleRest from "@refinedev/simple-rest";
import type { AxiosInstance } from "axios";

type Query = Record<string, string>;
type ListRules = { firstPage?: 0 | 1; sort?: "sort" | "sortBy" | "sortByDir" };

/** Where a list's parameters differ from `page` (from 1), `size`, `sortBy`, `sortDir`. */
const listRules: Record<string, ListRules> = {
  "admin/users": { firstPage: 0 },
  "temples/search": { sort: "sort" },
  "temples/nearby": { sort: "sortBy" },
};

/** Every call of the provider but the three bulk ones, which this API does not have. */
export type ClientDataProvider = Required<Omit<DataProvider, "createMany" | "updateMany" | "deleteMany">>;

/** The console's data provider: simple-rest, with this API's pages in lists and PUT for updates. */
export function createDataProvider(http: AxiosInstance, apiUrl = "/api"): ClientDataProvider {
  const rest = simpleRest(apiUrl, http);
  return {
    ...rest,
    update: (params) => rest.update({ ...params, meta: { method: "put", ...params.meta } }),
    getList: (params) => getList(http, apiUrl, params),
    getMany: async <Row extends BaseRecord>({ resource, ids, meta }: GetManyParams) => {
      const records = await Promise.all(ids.map((id) => rest.getOne<Row>({ resource, id, meta })));
      return { data: records.map(({ data }) => data) };
    },
  };
}

async function getList<Row extends BaseRecord>(
  http: AxiosInstance,
  apiUrl: string,
  { resource, pagination, filters = [], sorters = [], meta = {} }: GetListParams,
): Promise<GetListResponse<Row>> {
  const rules = listRules[resource] ?? {};
  const query = new URLSearchParams({
    ...pageQuery(pagination, rules),
    ...sortQuery(sorters, rules),
    ...filterQuery(filters),
  });
  const { data: answer } = await http.get(`${apiUrl}/${resource}${query.size > 0 ? `?${query}` : ""}`, {
    headers: meta.headers,
    signal: meta.signal,
  });
  const data = listIn<Row>(answer);
  const { total = data.length, ...rest } = isRecord(answer) ? answer : {};
  return { ...rest, data, total: Number(total) };
}

function pageQuery(pagination: GetListParams["pagination"], { firstPage = 1 }: ListRules): Query {
  if (!pagination || pagination.mode === "off" || pagination.mode === "client") return {};
  const { current = 1, pageSize } = pagination;
  return { page: String(current - 1 + firstPage), ...(pageSize ? { size: String(pageSize) } : {}) };
}

function sortQuery([sorter]: CrudSort[], { sort = "sortByDir" }: ListRules): Query {
  if (!sorter) return {};
  return sort === "sortByDir" ? { sortBy: sorter.field, sortDir: sorter.order } : { [sort]: sorter.field };
}

/** A filter is the query parameter of its name; blank ones are left out. */
function filterQuery(filters: CrudFilter[]): Query {
  const query: Query = {};
  for (const filter of filters) {
    if (!("field" in filter) || filter.value === undefined || filter.value === null) continue;
    const text = String(filter.value);
    if (text !== "") query[filter.field] = text;
  }
  return query;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** An answer is a bare list, or an object that holds one under the noun's name (`temples`, `users`, `items`). */
function listIn<Row>(answer: unknown): Row[] {
  if (Array.isArray(answer)) return answer;
  return (isRecord(answer) && Object.values(answer).find((value): value is Row[] => Array.isArray(value))) || [];
}

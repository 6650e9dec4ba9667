import type { AxiosInstance } from "axios";
import { createContext, useContext } from "react";
import { createHttp } from "../client/http";

/** The http client of the page, for files up and down; records go through Refine's hooks. */
export const HttpContext = createContext<AxiosInstance>(createHttp({ baseUrl: "" }));

export const useHttp = () => useContext(HttpContext);

import type { FastifyInstance } from "fastify";
import { pageReader } from "../plugins/pageReads";
import type { Renderer } from "./render";

/** What most visitors open first, and together most of what pages are made of; the one that takes longest comes first. */
const firstPages = ["/festivals", "/panchang", "/", "/search", "/temples"];

/**
 * Draws pages for nobody as soon as the process listens: their modules are loaded and their code is compiled when the
 * first visitors come, who would wait for one another.
 */
export async function drawFirst(app: FastifyInstance, { render }: Renderer): Promise<void> {
  const { read } = pageReader(app, { ip: "127.0.0.1" });
  for (const url of firstPages) {
    if (app.isStopping()) return;
    await render({ url, origin: app.env.PUBLIC_URL, now: app.now(), read });
  }
}

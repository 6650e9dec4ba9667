import { createStorage, type DeviceStorage } from "./storage";

const prefix = "draft:";

/** What is typed into a form, stored in this tab until it is sent: it survives errors, a reload and the way to log in. */
export function createDrafts(storage: DeviceStorage) {
  return {
    /** The fields as they were left, those of `blank` only; `blank` itself when nothing was. */
    read<Fields extends Record<string, string>>(name: string, blank: Fields): Fields {
      const stored = parse(storage.get(prefix + name));
      const fields = Object.keys(blank).filter((field) => typeof stored[field] === "string");
      return { ...blank, ...Object.fromEntries(fields.map((field) => [field, stored[field]])) };
    },
    has: (name: string) => storage.get(prefix + name) !== undefined,
    keep: (name: string, fields: Record<string, string>) => storage.set(prefix + name, JSON.stringify(fields)),
    forget: (name: string) => storage.remove(prefix + name),
  };
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export const drafts = createDrafts(
  createStorage(() => (typeof window === "undefined" ? undefined : window.sessionStorage)),
);

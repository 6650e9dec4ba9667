import type { Locator, Page } from "@playwright/test";

/** One of the choices of the list that is open. */
export const offered = (page: Page, name: string): Locator =>
  page.locator(".ant-select-dropdown:visible").getByTitle(name, { exact: true });

/**
 * Opens the list of a select and clicks one of its choices; by Enter, because an arrow key also scrolls what is around
 * the select. The list follows late, and a click on something that moves may begin on it and end beside it.
 */
export async function choose(select: Locator, name: string): Promise<void> {
  await select.press("Enter");
  await offered(select.page(), name).click();
}

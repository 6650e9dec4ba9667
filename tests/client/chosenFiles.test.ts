import { openAsBlob } from "node:fs";
import { expect, test } from "vitest";
import { formWithFiles, readFile } from "../../src/client/chosenFiles";
import { savedFile } from "../support/savedFile";

/** A file that reads from the disk what it was opened with, or nothing, as one that a page is given. */
async function chosen() {
  const saved = savedFile("list.csv");
  saved.save("name\nas it was chosen");
  const file = new File([await openAsBlob(saved.path)], "list.csv", { type: "text/csv", lastModified: 7 });
  return { ...saved, file };
}

test("a file that was read stays as it was", async () => {
  const { file, save } = await chosen();
  const read = await readFile(file);
  save("name\nmended");
  expect(await read.text()).toBe("name\nas it was chosen");
  expect(read).toMatchObject({ name: "list.csv", type: "text/csv", lastModified: 7 });
});

test("a file that was saved anew before is not sent, and the reason is said", async () => {
  const { file, save } = await chosen();
  save("name\nmended, and longer");
  await expect(formWithFiles("file", [file])).rejects.toMatchObject({ key: "errors.fileChanged", kind: "validation" });
});

test("a form has its texts and its files", async () => {
  const { file } = await chosen();
  const form = await formWithFiles("photos", [file, file], { comment: "Lamps" });
  expect([...form.keys()]).toEqual(["comment", "photos", "photos"]);
  expect(form.getAll("photos")).toMatchObject([{ name: "list.csv" }, { name: "list.csv" }]);
});

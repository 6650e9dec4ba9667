import { TextPage } from "../ui/TextPage";

/** `/help` */
export function Page() {
  return <TextPage name="help" />;
}

import { TextPage } from "../components/TextPage";

/** `/help` */
export function Page() {
  return <TextPage name="help" />;
}

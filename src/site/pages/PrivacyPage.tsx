import { TextPage } from "../ui/TextPage";

/** `/privacy` */
export function Page() {
  return <TextPage name="privacy" />;
}

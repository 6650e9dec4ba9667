import { TextPage } from "../components/TextPage";

/** `/privacy` */
export function Page() {
  return <TextPage name="privacy" />;
}

import { TextPage } from "../ui/TextPage";

/** `/about` */
export function Page() {
  return <TextPage name="about" />;
}

import { TextPage } from "../components/TextPage";

/** `/about` */
export function Page() {
  return <TextPage name="about" />;
}

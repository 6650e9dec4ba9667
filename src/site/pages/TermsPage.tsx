import { TextPage } from "../components/TextPage";

/** `/terms` */
export function Page() {
  return <TextPage name="terms" />;
}

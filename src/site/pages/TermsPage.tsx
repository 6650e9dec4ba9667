import { TextPage } from "../ui/TextPage";

/** `/terms` */
export function Page() {
  return <TextPage name="terms" />;
}

import { TextPage } from "../ui/TextPage";

/** `/reviews` */
export function Page() {
  return <TextPage name="reviews" />;
}

import { TextPage } from "../components/TextPage";

/** `/reviews` */
export function Page() {
  return <TextPage name="reviews" />;
}

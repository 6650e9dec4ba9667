import { popularity } from "../../domain/ranking";

/** What visitors made of a temple; an editor cannot change it. */
export type Reception = { rating: number; reviewCount: number; visits30d: number };
export const noReception: Reception = { rating: 0, reviewCount: 0, visits30d: 0 };

type Told = Readonly<Record<"image" | "history" | "description" | "wikidataId", string | null>> & {
  isVerified: boolean;
};

/** How well known a temple is, from 0 to 1, by how it was received and what is told of it. */
export function popularityOf(temple: Told, reception: Reception, damped: number): number {
  return popularity({
    dampedRating: damped,
    reviews: reception.reviewCount,
    visits30d: reception.visits30d,
    isVerified: temple.isVerified,
    hasPicture: temple.image !== null,
    hasStory: temple.history !== null || temple.description !== null,
    isNotable: temple.wikidataId !== null,
  });
}

import { type ListOrder, listName, positionsOf, type Ranked } from "./searchDocument";

/** Where the public temples of a run stand in the ordered lists; which of them are in a list is known elsewhere. */
export class ListPlaces {
  private readonly orders = { name: new PlaceOrder(), rating: new PlaceOrder() };

  /** Keeps where a temple stands; one that is not public stands nowhere. */
  add(id: number, temple: Ranked): void {
    if (temple.status !== "active") return;
    const { name, rating } = positionsOf(temple);
    this.orders.name.add(id, name);
    this.orders.rating.add(id, rating);
  }

  /** Adds the places of these temples in the lists of a facet, in order: `list, position, id` after each other. */
  write(facet: string, ids: readonly number[], values: (string | number)[]): void {
    const orders: readonly ListOrder[] = ["name", "rating"];
    for (const order of orders) {
      const list = listName(facet, order);
      this.orders[order].visit(ids, ({ id, position }) => values.push(list, position, id));
    }
  }
}

type Place = { id: number; position: string };

/** Sorts all temples once, so that each list of some of them is sorted by number. */
class PlaceOrder {
  private readonly places: Place[] = [];
  private ranks: Map<number, number> | undefined;

  add(id: number, position: string): void {
    this.places.push({ id, position });
    this.ranks = undefined;
  }

  visit(ids: readonly number[], visit: (place: Place) => void): void {
    const ranks = this.ranks ?? this.rank();
    for (const rank of Int32Array.from(ids, (id) => ranks.get(id) ?? -1).sort()) {
      const place = this.places[rank];
      if (place) visit(place);
    }
  }

  private rank(): Map<number, number> {
    this.places.sort((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : a.id - b.id));
    this.ranks = new Map(this.places.map(({ id }, rank) => [id, rank]));
    return this.ranks;
  }
}

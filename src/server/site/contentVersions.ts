import type { ContentTag } from "../contentTags";

export type ContentVersions = {
  /** The number of the latest change. */
  latest: () => number;
  /** Notes that what these tags stand for was changed. */
  touch: (tags: Iterable<ContentTag>) => void;
  /** True when nothing that one of these tags stands for was changed after the change `since`. */
  isUnchanged: (tags: ReadonlySet<ContentTag>, since: number) => boolean;
};

/** Beyond so many changed tags the oldest changes are no longer told apart. */
const MOST_TAGS = 20_000;

/** Counts changes, and remembers the latest one of each content tag. */
export function createContentVersions(): ContentVersions {
  const changed = new Map<ContentTag, number>();
  let latest = 0;
  let everything = 0;
  const touchEverything = () => {
    everything = latest;
    changed.clear();
  };
  return {
    latest: () => latest,
    touch: (tags) => {
      latest++;
      for (const tag of tags) changed.set(tag, latest);
      if (changed.has("everything") || changed.size > MOST_TAGS) touchEverything();
    },
    isUnchanged: (tags, since) => {
      if (tags.has("everything")) return since === latest;
      return since >= everything && [...tags].every((tag) => (changed.get(tag) ?? 0) <= since);
    },
  };
}

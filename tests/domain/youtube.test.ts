import { describe, expect, test } from "vitest";
import { youtubeIdOf } from "../../src/domain/youtube";

describe("the id of a video", () => {
  test.each([
    "dQw4w9WgXcQ",
    "  dQw4w9WgXcQ ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=12s",
    "http://m.youtube.com/watch?v=dQw4w9WgXcQ#x",
    "youtube.com/live/dQw4w9WgXcQ?si=abc",
    "https://youtu.be/dQw4w9WgXcQ?si=abc",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  ])("is read from %s", (text) => {
    expect(youtubeIdOf(text)).toBe("dQw4w9WgXcQ");
  });

  test.each([
    "",
    "dQw4w9WgXc",
    "dQw4w9WgXcQQ",
    "dQw4w9WgX<Q",
    "https://example.org/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQQ",
    "https://www.youtube.com/@channel",
    "javascript:alert('dQw4w9WgXcQ')",
  ])("is not read from %j", (text) => {
    expect(youtubeIdOf(text)).toBeUndefined();
  });
});

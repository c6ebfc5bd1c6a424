import type { MovingContext } from "../context.ts";
import type { Readings } from "./readings.ts";
import type { SourceOpener } from "./source-opener.ts";

/** What reading a source on the server works with. */
export interface ReadingContext extends MovingContext {
  readonly sourceOpener: SourceOpener;
  readonly readings: Readings;
}

import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "../button.tsx";

interface MoveButtonsProps {
  /** How the row is called in the labels. */
  name: string;
  index: number;
  count: number;
  onMove: (index: number, by: number) => void;
  refusal?: string | undefined;
}

/** Moves a row of an ordered list up or down. */
export function MoveButtons({ name, index, count, onMove, refusal }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        size="small"
        label={`Move ${name} up`}
        unless={refusal ?? (index === 0 && "Already first.")}
        onClick={() => onMove(index, -1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        label={`Move ${name} down`}
        unless={refusal ?? (index === count - 1 && "Already last.")}
        onClick={() => onMove(index, 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
    </>
  );
}

/** The list with one item moved. */
export function moved<Item>(items: readonly Item[], index: number, by: number): Item[] {
  const after = [...items];
  after.splice(index + by, 0, ...after.splice(index, 1));
  return after;
}

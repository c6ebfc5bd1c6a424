import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { t } from "@lingui/core/macro";
import { useState, type ReactNode } from "react";

/** Less is a click. */
const DRAG_PIXELS = 4;

const UPRIGHT: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface SortableListProps<Row extends { id: number; name: string }> {
  rows: readonly Row[];
  onMove: (index: number, by: number) => void;
  children: ReactNode;
}

/** Around a table whose rows are dragged by their handles: with the mouse, a finger, or the keyboard, and announced. */
export function SortableList<Row extends { id: number; name: string }>(props: SortableListProps<Row>) {
  const { rows, onMove, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [announcementsOf] = useState(createAnnouncer);
  const drop = ({ active, over }: DragEndEvent): void => {
    const [index, target] = [indexOf(rows, active.id), indexOf(rows, over?.id)];
    if (index >= 0 && target >= 0 && index !== target) onMove(index, target - index);
  };
  const screenReaderInstructions = {
    draggable: t`Press Space to pick up the row, the arrow keys to move it, Space to drop it and Escape to cancel.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[UPRIGHT]}
      accessibility={{ announcements: announcementsOf(rows), screenReaderInstructions }}
      onDragEnd={drop}
    >
      <SortableContext items={rows.map(({ id }) => String(id))} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function createAnnouncer(): (rows: readonly { id: number; name: string }[]) => Announcements {
  // A row that was just picked up is over its own place. Saying so would replace the announcement that it was picked up.
  let isJustLifted = false;
  return (rows) => {
    const count = rows.length;
    const nameOf = (id: UniqueIdentifier): string => rows[indexOf(rows, id)]?.name ?? "";
    const placeOf = (id: UniqueIdentifier | undefined): number => indexOf(rows, id) + 1;
    return {
      onDragStart: ({ active }) => {
        isJustLifted = true;
        return t`${{ name: nameOf(active.id) }} picked up. Position ${{ position: placeOf(active.id) }} of ${count}.`;
      },
      onDragOver: ({ active, over }) => {
        const isNews = !isJustLifted || over?.id !== active.id;
        isJustLifted = false;
        if (!isNews || over === null) return undefined;
        return t`${{ name: nameOf(active.id) }} moved to position ${{ position: placeOf(over.id) }} of ${count}.`;
      },
      onDragEnd: ({ active, over }) =>
        t`${{ name: nameOf(active.id) }} dropped at position ${{ position: placeOf(over?.id ?? active.id) }} of ${count}.`,
      onDragCancel: ({ active }) => t`Move cancelled. ${{ name: nameOf(active.id) }} is back at its position.`,
    };
  };
}

function indexOf(rows: readonly { id: number }[], id: UniqueIdentifier | undefined): number {
  return rows.findIndex((row) => String(row.id) === id);
}

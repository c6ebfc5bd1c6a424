import { useSortable } from "@dnd-kit/sortable";
import { t } from "@lingui/core/macro";
import { GripVertical } from "lucide-react";
import { createContext, use } from "react";
import { Button } from "../../button.tsx";
import { TableRow, type TableRowProps } from "../table/table-row.tsx";

type Handle = Pick<ReturnType<typeof useSortable>, "attributes" | "listeners" | "setActivatorNodeRef">;

const HandleContext = createContext<Handle | undefined>(undefined);

/** A row of a table in a `SortableList`. */
export function SortableRow<Row>(props: TableRowProps<Row>) {
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({
    id: props.id,
    attributes: { roleDescription: t`drag handle` },
  });
  const style = transform === null ? {} : { transform: `translateY(${transform.y}px)`, transition };
  return (
    <HandleContext value={handle}>
      <TableRow {...props} frame={{ ref: setNodeRef, style, isLifted: isDragging }} />
    </HandleContext>
  );
}

/** What a row is dragged by. Its hint would take the Escape that cancels the move, so it has none. */
export function DragHandle({ name }: { name: string }) {
  const handle = use(HandleContext);
  if (handle === undefined) return null;
  const { attributes, listeners, setActivatorNodeRef } = handle;
  return (
    <Button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      look="ghost"
      size="small"
      aria-label={t`Drag ${name}`}
      className="cursor-grab touch-none active:cursor-grabbing"
    >
      <GripVertical aria-hidden />
    </Button>
  );
}

import { useSortable } from "@dnd-kit/sortable";
import { t } from "@lingui/core/macro";
import { GripVertical } from "lucide-react";
import { Button } from "../../button.tsx";
import { TableRow, type TableRowProps } from "../table/table-row.tsx";

type Handle = Pick<ReturnType<typeof useSortable>, "attributes" | "listeners" | "setActivatorNodeRef">;

/** A row of a table in a `SortableList`, with a handle at its start. */
export function SortableRow<Row>(props: TableRowProps<Row>) {
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({
    id: props.id,
    attributes: { roleDescription: t`drag handle` },
  });
  const style = transform === null ? {} : { transform: `translateY(${transform.y}px)`, transition };
  const frame = {
    ref: setNodeRef,
    style,
    isLifted: isDragging,
    handle: <DragHandle name={props.name} {...handle} />,
  };
  return <TableRow {...props} frame={frame} />;
}

/** What a row is dragged by. Its hint would take the Escape that cancels the move, so it has none. */
function DragHandle({ name, attributes, listeners, setActivatorNodeRef }: Handle & { name: string }) {
  return (
    <Button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      look="ghost"
      size="small"
      aria-label={t`Drag ${name}`}
      className="-my-1 cursor-grab touch-none px-1 text-muted hover:text-ink focus-visible:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden />
    </Button>
  );
}

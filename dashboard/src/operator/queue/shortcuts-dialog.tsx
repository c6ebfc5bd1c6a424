import { msg, t } from "@lingui/core/macro";
import { textOf } from "../../locale/text.ts";
import { Dialog } from "../../ui/form/dialog.tsx";

const SHORTCUTS = [
  ["j, k", msg`Next row, previous row`],
  ["x", msg`Select the row`],
  ["Enter", msg`Reply to the order of the row`],
  ["Ctrl + Enter", msg`Deliver the result and open the next order`],
  ["Alt + ↓", msg`Next order`],
  ["Alt + ↑", msg`Previous order`],
  ["Alt + R", msg`Reject the order`],
  ["Escape", msg`Back to the list`],
] as const;

export function ShortcutsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog title={t`Keyboard shortcuts`} open={open} onOpenChange={onOpenChange}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {SHORTCUTS.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded border border-edge bg-sunken px-1.5 py-0.5 font-mono text-sm">{keys}</kbd>
            </dt>
            <dd>{textOf(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

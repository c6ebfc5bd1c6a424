import { Dialog } from "../../ui/form/dialog.tsx";

const SHORTCUTS = [
  ["j, k", "Next row, previous row"],
  ["x", "Select the row"],
  ["Enter", "Reply to the order of the row"],
  ["Ctrl + Enter", "Deliver the result and open the next order"],
  ["Alt + ↓", "Next order"],
  ["Alt + ↑", "Previous order"],
  ["Alt + R", "Reject the order"],
  ["Escape", "Back to the list"],
] as const;

export function ShortcutsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onOpenChange={onOpenChange}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {SHORTCUTS.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded border border-edge bg-sunken px-1.5 py-0.5 font-mono text-sm">{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

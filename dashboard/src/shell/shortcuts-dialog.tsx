import { msg, t } from "@lingui/core/macro";
import { textOf, type Text } from "../locale/text.ts";
import { Dialog } from "../ui/form/dialog.tsx";

interface Keys {
  of: Text;
  keys: readonly (readonly [keys: string, does: Text])[];
}

const OF_PAGES: Keys = {
  of: msg`Everywhere`,
  keys: [
    ["/", msg`Search`],
    ["Ctrl + K", msg`Search, also while typing`],
    ["?", msg`Keyboard shortcuts`],
  ],
};
const OF_LISTS: Keys = {
  of: msg`Lists`,
  keys: [
    ["j, k", msg`Next row, previous row`],
    ["↓", msg`From the search to the first row`],
    ["x", msg`Select the row`],
    ["a", msg`Go to the actions for the selected rows; Escape goes back`],
    ["Enter", msg`Open the row`],
  ],
};
const OF_QUEUE: Keys = {
  of: msg`Queue`,
  keys: [
    ["Enter", msg`Reply to the order of the row`],
    ["Ctrl + Enter", msg`Deliver the result and open the next order`],
    ["Alt + ↓", msg`Next order`],
    ["Alt + ↑", msg`Previous order`],
    ["Alt + R", msg`Reject the order`],
    ["Escape", msg`Back to the list`],
  ],
};
const OF_SIDE = { operator: [OF_PAGES, OF_LISTS, OF_QUEUE], reseller: [OF_PAGES, OF_LISTS] } as const;

interface ShortcutsDialogProps {
  side: keyof typeof OF_SIDE;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShortcutsDialog({ side, open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog title={t`Keyboard shortcuts`} open={open} onOpenChange={onOpenChange}>
      <div className="space-y-5">
        {OF_SIDE[side].map(({ of, keys }) => (
          <section key={textOf(of)}>
            <h3 className="mb-2 text-sm font-medium text-muted">{textOf(of)}</h3>
            <dl className="grid grid-cols-[7.5rem_1fr] items-center gap-x-4 gap-y-2">
              {keys.map((shortcut) => (
                <Shortcut key={shortcut[0]} shortcut={shortcut} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Shortcut({ shortcut: [keys, does] }: { shortcut: readonly [keys: string, does: Text] }) {
  return (
    <>
      <dt>
        <kbd className="rounded border border-edge bg-sunken px-1.5 py-0.5 font-mono text-sm">{keys}</kbd>
      </dt>
      <dd>{textOf(does)}</dd>
    </>
  );
}

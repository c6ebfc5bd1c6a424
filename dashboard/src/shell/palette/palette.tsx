import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useNavigate, type LinkProps } from "@tanstack/react-router";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState, type ReactNode } from "react";
import { textOf, type Text } from "../../locale/text.ts";
import { Button } from "../../ui/button.tsx";
import { focusHeading } from "../../ui/focus.ts";
import { useTyped } from "../../ui/form/use-typed.ts";
import { isPlain, usePageKeys } from "../../ui/page-keys.ts";

const LONGEST_TEXT = 100;
const SIGNS = /[^\p{L}\p{N}]+/gu;

export interface PaletteItem {
  id: string;
  name: Text;
  note?: ReactNode;
  link: LinkProps;
}

export interface PaletteGroup {
  name: string;
  items: readonly PaletteItem[];
}

/** What is searched for. The server is asked for `typed`, which follows `text` once the typing pauses. */
export interface PaletteSearch {
  text: string;
  typed: string;
  setText: (text: string) => void;
}

interface PaletteProps {
  /** Pages and actions, found by the words of their names. */
  pages: readonly PaletteItem[];
  search: PaletteSearch;
  /** What the server found for `search.typed`; undefined while it searches. */
  found: readonly PaletteGroup[] | undefined;
  placeholder: string;
}

export function usePaletteSearch(): PaletteSearch {
  const [text, setText] = useState("");
  return { text, typed: useTyped(text.trim()), setText };
}

/** Goes to anything by typing a part of it. `/` and Ctrl+K open it on every page. */
export function Palette(props: PaletteProps) {
  const [open, setOpen] = useState(false);
  usePageKeys((event) => {
    if (!isCommand(event) && !(event.key === "/" && isPlain(event))) return;
    event.preventDefault();
    setOpen(true);
  });
  const change = (isOpen: boolean): void => {
    props.search.setText("");
    setOpen(isOpen);
  };
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger asChild>
        <Button aria-label={t`Search`} aria-keyshortcuts="/ Control+K" className="me-auto px-3 font-normal text-muted">
          <Search aria-hidden />
          <span className="max-sm:hidden">
            <Trans>Search</Trans>
          </span>
          <kbd className="rounded border border-edge px-1.5 font-mono text-xs max-md:hidden">/</kbd>
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-40 mx-auto w-full max-w-xl bg-surface shadow-xl outline-none sm:top-[12vh] sm:rounded-2xl"
        >
          <Dialog.Title className="sr-only">
            <Trans>Search</Trans>
          </Dialog.Title>
          <Results {...props} onClose={() => change(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Ctrl+K works where something is typed into, too. */
function isCommand({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k";
}

function Results({ pages, search, found: answer, placeholder, onClose }: PaletteProps & { onClose: () => void }) {
  const { text, typed, setText } = search;
  const found = typed === text.trim() ? answer : undefined;
  const navigate = useNavigate();
  const groups = [{ name: t`Pages`, items: pages.filter(({ name }) => isMeant(textOf(name), text)) }, ...(found ?? [])];
  const isSearching = found === undefined;
  const isEmpty = !isSearching && groups.every(({ items }) => items.length === 0);
  const go = (link: LinkProps): void => {
    onClose();
    // The button that opened it is above the page.
    void navigate(link).then(focusHeading);
  };
  return (
    <Command shouldFilter={false} loop label={t`Search`}>
      <Command.Input
        value={text}
        onValueChange={setText}
        maxLength={LONGEST_TEXT}
        placeholder={placeholder}
        aria-label={placeholder}
        className="min-h-12 w-full rounded-t-2xl border-b border-line bg-transparent px-5 outline-none placeholder:text-muted"
      />
      <Command.List label={t`Results`} className="max-h-[60dvh] overflow-y-auto p-2">
        {groups.map((group) => (
          <Group key={group.name} group={group} onGo={go} />
        ))}
      </Command.List>
      <output className="block px-5 pb-3 text-sm text-muted empty:hidden">
        {isEmpty ? t`No results.` : isSearching ? t`Searching…` : ""}
      </output>
    </Command>
  );
}

function Group({ group: { name, items }, onGo }: { group: PaletteGroup; onGo: (link: LinkProps) => void }) {
  if (items.length === 0) return null;
  return (
    <Command.Group
      heading={name}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted"
    >
      {items.map((item) => (
        <Command.Item
          key={item.id}
          value={`${name} ${item.id}`}
          onSelect={() => onGo(item.link)}
          className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 py-1.5 data-[selected=true]:bg-sunken"
        >
          <span className="min-w-0 truncate">{textOf(item.name)}</span>
          {item.note !== undefined && <span className="shrink-0 text-sm text-muted">{item.note}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** Whether every typed word begins a word of the name; punctuation does not matter. */
function isMeant(name: string, text: string): boolean {
  const plain = (part: string): string => part.toLowerCase().replaceAll(SIGNS, "");
  const words = name.split(" ").map(plain);
  return text.split(" ").every((typed) => words.some((word) => word.startsWith(plain(typed))));
}

import { useEffect } from "react";

const TYPING = "input, textarea, select, [contenteditable]";
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu]";

/** Ctrl+K opens the palette everywhere; `/` where nothing is typed into. Neither does over an open dialog. */
export function usePaletteKeys(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !(isCommand(event) || isSlash(event))) return;
      if (document.querySelector(OVERLAY) !== null) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function isCommand({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k";
}

function isSlash({ ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches(TYPING);
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping;
}

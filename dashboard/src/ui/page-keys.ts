import { useEffect } from "react";

const TYPING = [
  "input:not([type=checkbox])",
  "textarea",
  "select",
  "[contenteditable]",
  "[role=menu] *",
  "[role=listbox] *",
].join();
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu]";

/** Keys for the page itself: not those that something else has used, and none while a dialog or menu is open. */
export function usePageKeys(press: (event: KeyboardEvent) => void, { enabled = true } = {}): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && document.querySelector(OVERLAY) === null) press(event);
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });
}

/** Whether a key is pressed alone or with Shift, where nothing is typed into. */
export function isPlain({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.matches(TYPING));
}

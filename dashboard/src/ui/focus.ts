/** A place in the page that the focus can come back to. */
export interface FocusPlace {
  /** Whether what had the focus has left the page, and the focus with it. */
  isLost: () => boolean;
  /** To what had the focus; once its row has left the list to the row in its place, else to the heading of the page. */
  goBack: () => void;
}

/** Remembers where the focus is now. */
export function rememberFocus(): FocusPlace {
  const element = menuOpener() ?? document.activeElement;
  const row = element?.closest<HTMLTableRowElement>("tbody tr");
  const [body, index] = [row?.parentElement, row?.sectionRowIndex ?? 0];
  const isThere = (): boolean => element !== null && element.isConnected;
  return {
    isLost: () => !isThere() && document.activeElement === document.body,
    goBack: () => {
      const rows = body instanceof HTMLTableSectionElement && body.isConnected ? [...body.rows] : [];
      const next = isThere() ? element : rows[Math.min(index, rows.length - 1)];
      if (next instanceof HTMLElement && next !== document.body) next.focus({ preventScroll: true });
      else focusHeading();
    },
  };
}

/** An item of a menu goes with its menu, which its button opens again. */
function menuOpener(): Element | null {
  const menu = document.activeElement?.closest("[role=menu]");
  return document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
}

/** The start of the page, from where Tab goes on into its content. A page that is being read has no heading yet. */
export function focusHeading(): void {
  const main = document.querySelector("main");
  (main?.querySelector<HTMLElement>("h1") ?? main)?.focus({ preventScroll: true });
}

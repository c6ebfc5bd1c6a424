/** As `ref` of a part that took the place of what had the focus: the focus goes on there, at its first field. */
export function takeFocus(part: HTMLElement | null): void {
  if (part === null || document.activeElement !== document.body) return;
  (part.querySelector<HTMLElement>("input:not([type=file]), textarea, select") ?? part).focus({ preventScroll: true });
}

/** As `ref` of the main control of a step: it gets the focus, so that users can type immediately. */
export function focusFirst(control: HTMLInputElement | HTMLTextAreaElement | null): void {
  control?.focus();
}

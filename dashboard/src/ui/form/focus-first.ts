/** As `ref` of the main control of a step: it gets the focus, so that users can type immediately. */
export function focusFirst(control: HTMLInputElement | null): void {
  control?.focus();
}

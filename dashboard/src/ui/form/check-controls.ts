import { t } from "@lingui/core/macro";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the controls of a form say is wrong before it is sent, by the name of each: all of them at once. */
export function checkControls(form: HTMLFormElement): Record<string, string[]> {
  const problems = [...form.elements].flatMap((element): [string, string[]][] => {
    if (!isControl(element) || element.name === "" || element.disabled) return [];
    const problem = problemOf(element);
    return problem === undefined ? [] : [[element.name, [problem]]];
  });
  return Object.fromEntries(problems);
}

function problemOf(control: Control): string | undefined {
  const isEmpty = control.type === "password" ? control.value === "" : control.value.trim() === "";
  if (control.required && control.type !== "checkbox" && control.type !== "radio" && isEmpty)
    return t`This field is required.`;
  return control.type === "email" && control.validity.typeMismatch ? t`This is not an email address.` : undefined;
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

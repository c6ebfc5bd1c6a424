import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./class-names.ts";

const LOOKS = {
  info: { box: "bg-info-soft text-info", Symbol: Info },
  success: { box: "bg-success-soft text-success", Symbol: CircleCheck },
  warning: { box: "bg-warning-soft text-warning", Symbol: TriangleAlert },
  danger: { box: "bg-danger-soft text-danger", Symbol: CircleAlert },
} as const;

/** A highlighted message. Screen readers announce dangers immediately. */
export function Notice({
  look,
  action,
  children,
}: {
  look: keyof typeof LOOKS;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { box, Symbol } = LOOKS[look];
  const Element = look === "danger" ? "div" : "output";
  return (
    <Element
      {...(look === "danger" && { role: "alert" })}
      className={classes("flex flex-wrap items-start gap-3 rounded-lg px-4 py-3", box)}
    >
      <Symbol aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 break-words">{children}</div>
      {action}
    </Element>
  );
}

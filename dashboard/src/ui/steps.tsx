import { t } from "@lingui/core/macro";
import { Link, type LinkProps } from "@tanstack/react-router";
import { Circle, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";

interface StepProps {
  done: boolean;
  link?: LinkProps;
  name: string;
  children: ReactNode;
}

/** A list of first steps; the children are `Step`s. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="grid gap-3">{children}</ol>;
}

export function Step({ done, link, name, children }: StepProps) {
  const Symbol = done ? CircleCheck : Circle;
  return (
    <li className="flex gap-3">
      <Symbol aria-hidden className={`mt-0.5 size-5 shrink-0 ${done ? "text-success" : "text-muted"}`} />
      <div className="min-w-0">
        <span className="sr-only">{done ? t`Done:` : t`To do:`} </span>
        {link ? (
          <Link {...link} className="font-medium text-accent underline">
            {name}
          </Link>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        <p className="text-muted">{children}</p>
      </div>
    </li>
  );
}

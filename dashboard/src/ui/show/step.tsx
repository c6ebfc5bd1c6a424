import { Link, type LinkProps } from "@tanstack/react-router";
import { CircleCheck, Circle } from "lucide-react";

interface StepProps {
  done: boolean;
  link: LinkProps;
  name: string;
  children: string;
}

/** One of the first steps of a user, ticked when it is done. */
export function Step({ done, link, name, children }: StepProps) {
  const Symbol = done ? CircleCheck : Circle;
  return (
    <li className="flex gap-3">
      <Symbol
        aria-label={done ? "Done" : "To do"}
        className={`mt-0.5 size-5 shrink-0 ${done ? "text-success" : "text-muted"}`}
      />
      <div>
        <Link {...link} className="font-medium text-accent underline">
          {name}
        </Link>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  );
}

import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { textOf, type Text } from "../locale/text.ts";
import { Button } from "./button.tsx";
import { Page } from "./page.tsx";
import { EmptyState } from "./states.tsx";

interface MissingPageProps {
  /** The heading, such as “Order not found”. */
  title: string;
  /** What is not there. */
  missing: string;
  /** Why that may be. */
  children: ReactNode;
  back: { name: Text; to: NonNullable<LinkProps["to"]> };
}

/** In the place of something that the address names and the server does not know. */
export function MissingPage({ title, missing, children, back }: MissingPageProps) {
  const button = (
    <Button asChild>
      <Link to={back.to}>{textOf(back.name)}</Link>
    </Button>
  );
  return (
    <Page title={title}>
      <EmptyState title={missing} action={button}>
        {children}
      </EmptyState>
    </Page>
  );
}

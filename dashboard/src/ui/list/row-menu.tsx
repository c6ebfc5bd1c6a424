import { t } from "@lingui/core/macro";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button.tsx";
import { Menu } from "../menu.tsx";
import { RowActions } from "./row-actions.tsx";

interface RowMenuProps {
  /** How the row is called in the label. */
  name: string;
  /** Why nothing can be done with the row. */
  unless?: string | undefined;
  children: ReactNode;
}

/** What can be done with a row, behind one symbol at its end. */
export function RowMenu({ name, unless, children }: RowMenuProps) {
  const trigger = (
    <IconButton size="small" label={t`Actions for ${name}`} unless={unless}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return <RowActions>{unless === undefined ? <Menu trigger={trigger}>{children}</Menu> : trigger}</RowActions>;
}

import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, type LinkProps } from "@tanstack/react-router";
import { CircleUser, LogOut, Settings } from "lucide-react";
import { signOut } from "../session/sign-out.ts";
import { useSession } from "../session/session.ts";
import { setTheme, useTheme } from "../session/theme.ts";
import { IconButton } from "../ui/button.tsx";
import { Menu, MenuChoices, MenuItem, MenuLine } from "../ui/menu.tsx";

const THEMES = [
  ["system", msg`System`],
  ["light", msg`Light`],
  ["dark", msg`Dark`],
] as const;

export function AccountMenu({ settings }: { settings: NonNullable<LinkProps["to"]> }) {
  const { person } = useSession();
  const theme = useTheme();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leave = async (): Promise<void> => {
    await signOut(queryClient);
    await navigate({ to: "/sign-in" });
  };
  const trigger = (
    <IconButton label={t`Your account`}>
      <CircleUser aria-hidden className="size-5!" />
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      <div className="px-2.5 py-1.5">
        <p className="font-medium">{person?.name}</p>
        <p className="text-sm break-all text-muted">{person?.email}</p>
      </div>
      <MenuLine />
      <MenuItem onSelect={() => void navigate({ to: settings })}>
        <Settings aria-hidden />
        <Trans>Settings</Trans>
      </MenuItem>
      <MenuLine />
      <MenuChoices label={t`Appearance`} value={theme} choices={THEMES} onChange={setTheme} />
      <MenuLine />
      <MenuItem onSelect={() => void leave()}>
        <LogOut aria-hidden />
        <Trans>Sign out</Trans>
      </MenuItem>
    </Menu>
  );
}

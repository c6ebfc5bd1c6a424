import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Monitor, Smartphone } from "lucide-react";
import { toast } from "sonner";
import { v1, v1Hooks } from "../api/client.ts";
import type { V1Row } from "../api/types.ts";
import { useRefresh } from "../api/use-refresh.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/form/dialog.tsx";
import { Card } from "../ui/page.tsx";
import { QueryView } from "../ui/states.tsx";
import { Time } from "../ui/show/time.tsx";
import { deviceName } from "./passkeys/device-name.ts";

type Device = V1Row<"/api/v1/session/devices">;

const PATH = "/api/v1/session/devices";
const IS_PHONE = /\b(?:iPhone|Android|Mobile)\b/;

/** Where the user is signed in. */
export function SessionsCard() {
  const query = v1Hooks.useQuery("get", PATH);
  const again = useRefresh([PATH]);
  const endOthers = async (): Promise<void> => {
    const { data } = await v1.DELETE(PATH);
    toast.success(data!.message);
    await again();
  };
  const others = query.data?.data.filter(({ current }) => !current).length ?? 0;
  const actions = (
    <ConfirmDialog
      title={t`Sign out other sessions?`}
      action={t`Sign out other sessions`}
      danger
      onConfirm={endOthers}
      trigger={
        <Button size="small" unless={others === 0 && t`You have no other sessions.`}>
          <Trans>Sign out other sessions</Trans>
        </Button>
      }
    >
      <Trans>All your other sessions end now. You stay signed in here.</Trans>
    </ConfirmDialog>
  );
  return (
    <Card title={t`Sessions`} actions={actions} flush>
      <QueryView query={query}>
        {({ data }) => (
          <ul aria-label={t`Sessions`}>
            {data.map((device) => (
              <SessionRow key={device.id} device={device} onEnded={again} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function SessionRow({ device, onEnded }: { device: Device; onEnded: () => Promise<void> }) {
  const { id, current, ip, user_agent: userAgent, created_at: createdAt, last_used_at: lastUsedAt } = device;
  const name = deviceName(userAgent);
  const Symbol = IS_PHONE.test(userAgent ?? "") ? Smartphone : Monitor;
  const end = async (): Promise<void> => {
    await v1.DELETE("/api/v1/session/devices/{id}", { params: { path: { id } } });
    await onEnded();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <Symbol aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {name}
          {current && (
            <span className="ms-2 rounded bg-success-soft px-1.5 py-0.5 text-xs font-medium text-success">
              <Trans>Current</Trans>
            </span>
          )}
        </p>
        <p className="text-sm text-muted">
          {ip ?? t`Unknown IP`} ·{" "}
          <Trans>
            last used <Time at={lastUsedAt} /> · signed in <Time at={createdAt} />
          </Trans>
        </p>
      </div>
      {!current && (
        <ConfirmDialog
          title={t`Sign out this session?`}
          action={t`Sign out`}
          danger
          onConfirm={end}
          trigger={
            <Button size="small" aria-label={t`Sign out ${name}`}>
              <Trans>Sign out</Trans>
            </Button>
          }
        >
          {ip === null ? t`${name}, unknown IP, must sign in again.` : t`${name}, ${ip}, must sign in again.`}
        </ConfirmDialog>
      )}
    </li>
  );
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { operator } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { Prose } from "../../../ui/show/prose.tsx";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { countsText, useRefreshNews, type News } from "./news.ts";

/** News as it was published, with what became of it. */
export function NewsEntry({ news, refusal }: { news: News; refusal: string | undefined }) {
  const { title, text, status, price_group: group, created_at: at, created_by: by, ends_at: end } = news;
  const channels = [
    [t`Email`, countsText(news.email)],
    [t`Telegram`, countsText(news.telegram)],
  ] as const;
  return (
    <li aria-label={title} className="grid gap-3 px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold break-words">{title}</h2>
          <p className="text-sm break-words text-muted">
            <Time at={at} />
            {by !== null && ` ${t`by ${by.name}`}`} ·{" "}
            {group === null ? t`All resellers` : t`Price group ${{ name: group.name }}`}
          </p>
        </div>
        <Badge tone={status === "current" ? "success" : "neutral"}>
          {status === "current" ? t`Current` : t`Ended`}
        </Badge>
      </div>
      <Prose text={text} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ul className="text-sm text-muted">
          {channels.map(([name, counts]) => (
            <li key={name}>
              {name}: {counts ?? t`no recipients`}
            </li>
          ))}
          {end !== null && status === "current" && (
            <li>
              <Trans>
                Ends <Time at={end} absolute />
              </Trans>
            </li>
          )}
        </ul>
        <NewsActions news={news} refusal={refusal} />
      </div>
    </li>
  );
}

function NewsActions({ news: { id, title, status }, refusal }: { news: News; refusal: string | undefined }) {
  const refresh = useRefreshNews();
  const params = { path: { id: String(id) } };
  const end = async (): Promise<void> => {
    await operator.POST("/api/operator/news/{id}/end", { params, body: {} });
    await refresh();
  };
  const remove = async (): Promise<void> => {
    await operator.DELETE("/api/operator/news/{id}", { params, body: {} });
    await refresh();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {status === "current" && (
        <ConfirmDialog
          title={t`End “${title}”?`}
          action={t`End news`}
          onConfirm={end}
          trigger={
            <Button size="small" unless={refusal}>
              <Trans>End</Trans>
            </Button>
          }
        >
          <Trans>Resellers no longer see it. Messages that have not been sent yet are not sent.</Trans>
        </ConfirmDialog>
      )}
      <ConfirmDialog
        title={t`Remove “${title}”?`}
        action={t`Remove news`}
        danger
        onConfirm={remove}
        trigger={
          <Button size="small" unless={refusal}>
            <Trans>Remove</Trans>
          </Button>
        }
      >
        <Trans>
          Resellers no longer see it, and it disappears from this list. Messages that were sent stay where they are.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}

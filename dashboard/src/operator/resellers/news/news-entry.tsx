import { operator } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { Prose } from "../../../ui/show/prose.tsx";
import { Badge } from "../../../ui/show/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { countsText, useRefreshNews, type News } from "./news.ts";

/** News as it was published, with what became of it. */
export function NewsEntry({ news, refusal }: { news: News; refusal: string | undefined }) {
  const { title, text, status, price_group: group, created_at: at, created_by: by, ends_at: end } = news;
  const channels = [
    ["Email", countsText(news.email)],
    ["Telegram", countsText(news.telegram)],
  ] as const;
  return (
    <li aria-label={title} className="grid gap-3 px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold break-words">{title}</h2>
          <p className="text-sm break-words text-muted">
            <Time at={at} />
            {by !== null && ` by ${by.name}`} · {group === null ? "All resellers" : `Price group ${group.name}`}
          </p>
        </div>
        <Badge tone={status === "current" ? "success" : "neutral"}>{status === "current" ? "Current" : "Ended"}</Badge>
      </div>
      <Prose text={text} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ul className="text-sm text-muted">
          {channels.map(([name, counts]) => (
            <li key={name}>
              {name}: {counts ?? "no recipients"}
            </li>
          ))}
          {end !== null && status === "current" && (
            <li>
              Ends <Time at={end} absolute />
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
          title={`End “${title}”?`}
          action="End news"
          onConfirm={end}
          trigger={
            <Button size="small" unless={refusal}>
              End
            </Button>
          }
        >
          Resellers no longer see it. Messages that have not been sent yet are not sent.
        </ConfirmDialog>
      )}
      <ConfirmDialog
        title={`Remove “${title}”?`}
        action="Remove news"
        danger
        onConfirm={remove}
        trigger={
          <Button size="small" unless={refusal}>
            Remove
          </Button>
        }
      >
        Resellers no longer see it, and it disappears from this list. Messages that were sent stay where they are.
      </ConfirmDialog>
    </div>
  );
}

import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { useState } from "react";
import { v1, v1Hooks } from "../api/client.ts";
import type { V1Row } from "../api/types.ts";
import { useRefresh } from "../api/use-refresh.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { classes } from "../ui/class-names.ts";
import { Prose } from "../ui/show/prose.tsx";
import { toastOutcome } from "../ui/toasts.ts";

const PATH = "/api/v1/session/news";
const PATHS = [PATH] as const;
const LOOK_AGAIN_MS = 300_000;
/** A longer text is folded, so that the page below stays in sight. */
const SHORT_LENGTH = 240;
const SHORT_LINES = 3;

/** The operator's news, until the user dismisses it. */
export function NewsBanner() {
  const { data } = v1Hooks.useQuery("get", PATH, {}, { staleTime: LOOK_AGAIN_MS, refetchInterval: LOOK_AGAIN_MS });
  return data?.data.map((news) => <NewsItem key={news.id} news={news} />);
}

function NewsItem({ news: { id, title, text } }: { news: V1Row<typeof PATH> }) {
  const isShort = text.length <= SHORT_LENGTH && text.split("\n").length <= SHORT_LINES;
  const [isOpen, setIsOpen] = useState(isShort);
  const refresh = useRefresh(PATHS);
  const dismiss = async (): Promise<void> => {
    const params = { path: { id: String(id) } };
    if (await toastOutcome(v1.POST("/api/v1/session/news/{id}/dismiss", { params }))) await refresh();
  };
  return (
    <section aria-label={title} className="flex items-start gap-3 border-b border-line bg-info-soft px-4 py-2 sm:px-6">
      <div className="min-w-0 flex-1 py-1 text-info">
        <h2 className="font-semibold break-words">{title}</h2>
        <Prose text={text} className={classes(!isOpen && "line-clamp-2")} />
        {!isShort && (
          <Button size="small" className="mt-2" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t`Show less` : t`Show all`}
          </Button>
        )}
      </div>
      <IconButton label={t`Dismiss “${title}”`} action={dismiss}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}

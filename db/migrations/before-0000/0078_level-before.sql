ALTER TABLE "application" ADD COLUMN "level_before" smallint;--> statement-breakpoint
UPDATE "application" a SET "level_before" = (
  SELECT (e."payload"->>'from')::smallint FROM "event" e
  WHERE e."name" = 'member.grade_changed' AND e."subject" = a."mb_id" AND e."payload"->>'reason' IN ('도매 회원 신청', '대리점 신청')
    AND e."created_at" >= (SELECT min(b."decided_at") FROM "application" b WHERE b."mb_id" = a."mb_id" AND b."kind" IN ('wholesale', 'dealer') AND b."state" = 'approved') - interval '1 minute'
  ORDER BY e."event_id" LIMIT 1)
WHERE a."kind" IN ('wholesale', 'dealer') AND a."state" = 'approved';

CREATE INDEX `deliveries_waiting` ON `deliveries` (`run_at`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `jobs_waiting` ON `jobs` (`run_at`) WHERE state = 'queued';
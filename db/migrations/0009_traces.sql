ALTER TABLE `deliveries` ADD `trace` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `trace` text;
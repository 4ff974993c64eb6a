ALTER TABLE `keys` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `keys` ADD `scopes` text;--> statement-breakpoint
ALTER TABLE `keys` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `keys` ADD `replaces` text;--> statement-breakpoint
ALTER TABLE `keys` ADD `used_before` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `keys` ADD `rate` blob;--> statement-breakpoint
ALTER TABLE `keys` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `nodes` ADD `until` integer DEFAULT 0 NOT NULL;
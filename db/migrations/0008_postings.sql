CREATE TABLE `calls_of_keys` (
	`key_no` integer NOT NULL,
	`seq` integer NOT NULL,
	PRIMARY KEY(`key_no`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `posted` (
	`no` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `calls_of_keys` SELECT `key_no`, `seq` FROM `calls` ORDER BY `key_no`, `seq`;
--> statement-breakpoint
INSERT INTO `posted` SELECT 0, coalesce(max(`seq`), 0) FROM `calls`;
--> statement-breakpoint
DROP INDEX `calls_by_key`;
--> statement-breakpoint
CREATE VIEW `key_calls` AS
	SELECT `key_no`, `seq` FROM `calls_of_keys`
	UNION ALL
	SELECT `key_no`, `seq` FROM `calls` WHERE `seq` > (SELECT `seq` FROM `posted`);
--> statement-breakpoint
-- The number of a call, divided by 4096, is its time in milliseconds.
CREATE VIEW `day_usage` AS
	SELECT `key_no`, `day`, `operation`, `calls`, `errors`, `credits`, `refused` FROM `usage_days`
	UNION ALL
	SELECT `key_no`, `call` / (4096 * 86400000), `operation`, 1, `status` >= 400, `credits`, 0 FROM `calls` WHERE `seq` > (SELECT `seq` FROM `posted`);
--> statement-breakpoint
CREATE VIEW `entries` AS
	SELECT `call`, `key_no`, `operation`, `status`, `credits`, `micros`, NULL AS `label`,
		NULL AS `version`, NULL AS `period`, NULL AS `used`, NULL AS `used_before`, NULL AS `rate`, NULL AS `last_used_at`
	FROM `calls`;
--> statement-breakpoint
-- An entry is a call; that with a `version` brings what is counted of its key as well, worked out from what was read at it.
CREATE TRIGGER `book_entry` INSTEAD OF INSERT ON `entries` BEGIN
	SELECT RAISE(ABORT, 'stale') WHERE NEW.`version` IS NOT NULL AND NOT EXISTS
		(SELECT 1 FROM `keys` WHERE `no` = NEW.`key_no` AND `version` = NEW.`version` AND `revoked_at` IS NULL);
	UPDATE `keys` SET `period` = NEW.`period`, `used` = NEW.`used`, `used_before` = NEW.`used_before`, `rate` = NEW.`rate`,
		`last_used_at` = NEW.`last_used_at`, `version` = `version` + 1
	WHERE NEW.`version` IS NOT NULL AND `no` = NEW.`key_no`;
	INSERT INTO `calls` (`call`, `key_no`, `operation`, `status`, `credits`, `micros`)
	VALUES (NEW.`call`, NEW.`key_no`, NEW.`operation`, NEW.`status`, NEW.`credits`, NEW.`micros`);
	INSERT OR REPLACE INTO `call_labels` (`call`, `request_id`) SELECT NEW.`call`, NEW.`label` WHERE NEW.`label` IS NOT NULL;
END;

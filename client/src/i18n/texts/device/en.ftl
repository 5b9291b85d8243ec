### Tables that are kept on this device, without a server.

## Getting ready

device-loading = Downloading what this device needs to play without a server: { $loaded } of { $size } MB
device-starting = Setting up the table on this device …
device-not-kept = Your browser stores nothing for this page, so this match ends when you close it.

## Settings

device-title = Play without a connection
device-text = Play against bots or pass and play wherever you are, even with no network at all. The download is about { $size } megabytes.
device-get = Download now
device-getting = Downloading about { $size } megabytes …
device-stored = Ready: this device can play without a connection.
device-remove = Remove the download
device-removed = The download has been removed. Your matches are still here.
device-insecure = Your browser only keeps downloads from pages with a secure address (https://), so this device cannot play without a connection.

## At the table

device-slow = At this level, bots need about { $seconds } seconds for a move on this device.
device-lower = New match, level: { $level }

## Refusals

no-device-no-space = There is no room left on this device. Free some space and try again.
no-device-not-built = This copy of Lunasol cannot play without a server, because it was built without that part.
no-device-not-reached = The server cannot be reached, and what this device needs to play on its own has not been downloaded yet. Once you are online, you will find it in the settings.
no-device-broken = The table on this device could not be set up. Please reload the page.
no-device-not-stored = This device could not save that. It may be full: free some space and try again.
no-device-no-record = The server that holds this match cannot be reached, and its record is not on this device.

## A site without a server

device-no-server = This site has no server, so you play against bots or pass and play.
device-go-there = To play with friends, go here.

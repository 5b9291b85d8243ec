"""HTTP requests that cost the client little: one connection per request."""

import asyncio
from typing import Any

import msgspec

END_OF_HEADERS = b"\r\n\r\n"


async def post(port: int, path: str, body: object = None, token: str = "") -> dict[str, Any]:
    return await ask("POST", port, path, msgspec.json.encode(body), token)


async def get(port: int, path: str, token: str = "") -> dict[str, Any]:
    return await ask("GET", port, path, b"", token)


async def ask(method: str, port: int, path: str, data: bytes, token: str) -> dict[str, Any]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [
        f"{method} {path} HTTP/1.0",
        f"Host: 127.0.0.1:{port}",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]
    writer.write("\r\n".join(lines).encode() + END_OF_HEADERS + data)
    headers, _, answer = (await reader.read()).partition(END_OF_HEADERS)
    writer.close()
    if b" 20" not in headers.splitlines()[0]:
        raise ConnectionError(f"{path} was refused: {answer.decode()}")
    return msgspec.json.decode(answer, type=dict[str, Any])
